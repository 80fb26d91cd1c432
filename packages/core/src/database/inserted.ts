/** What an insert of one row gives back. */
export const insertedId = <Id extends number>(rows: readonly { readonly id: Id }[]): Id => {
  const [row] = rows;
  if (row === undefined) throw new Error("The insert gave no row back.");
  return row.id;
};
