/**
 * What we last pushed to a branch of our own, which nobody else has added to as long as it is at that commit. And links
 * that a change of `vcs` had cut, so that the internal address of another component stood as if it were a remote's.
 */
export const pushedRevisions = `
alter table components add column pushed_revision text;

delete from kept_commits where component_id in (
  select id from components where linked_component_id is null and repo like 'dragoman://%');
update components l
  set linked_component_id = o.id, vcs = o.vcs, branch = '', push = '', push_branch = '', head_revision = null
  from components o join projects p on p.id = o.project_id
  where l.linked_component_id is null and o.linked_component_id is null and o.id <> l.id
    and l.repo = 'dragoman://' || p.slug || '/' || o.path;
`;
