/** Strings that are variants of each other: source strings of a component, by what they have in common. */
export const variants = /* sql */ `
create table unit_variants (
  unit_id bigint not null references units on delete cascade,
  key text not null,
  component_id int not null references components on delete cascade,
  primary key (unit_id, key)
);
create index unit_variants_component on unit_variants (component_id, key);

create index units_variant_flag on units (translation_id)
  where flags like '%variant:%' or extra_flags like '%variant:%';
`;
