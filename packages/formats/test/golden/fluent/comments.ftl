### Only

## comments
