/** Components that a discovery has made: no other one is removed by it. */
export const discoveredComponents = /* sql */ `
create table discovered_components (
  component_id int primary key references components on delete cascade
);
`;
