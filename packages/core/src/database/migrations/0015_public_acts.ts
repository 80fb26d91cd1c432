/** What each person did in each place, for `actedInView` in `changes/store.ts`. Equal entries share a place in the index. */
export const publicActs = `
create index changes_user_place on changes (user_id, coalesce(component_id, -project_id)) where user_id is not null;
create index changes_author_place on changes (author_id, coalesce(component_id, -project_id)) where author_id is not null;
`;
