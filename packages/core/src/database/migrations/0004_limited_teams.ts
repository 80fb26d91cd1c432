/**
 * A team that was given components or component lists reaches these only, also when none of them is left: deleting the
 * last one may not widen it to whole projects. And people are found in the records of who came and went, to be forgotten.
 */
export const limitedTeams = /* sql */ `
alter table teams add column limited boolean not null default false;
update teams t set limited = true where exists (select 1 from team_components where team_id = t.id)
  or exists (select 1 from team_component_lists where team_id = t.id);
create index changes_people on changes ((details->>'user')) where action in (34, 35);
`;
