/** Repositories by the ends of their addresses, which is what notifications of pushes tell; see `hooks/store.ts`. */
export const hooks = `
create index components_backwards on components (reverse(lower(regexp_replace(repo, '(\\.git)?/*$', ''))) text_pattern_ops)
  where linked_component_id is null;
`;
