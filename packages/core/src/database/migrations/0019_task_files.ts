/** Files that tasks work on: whole uploads stood in the payloads as text, and stayed there as long as the tasks were kept. */
export const taskFiles = `
create table task_files (
  task_id uuid primary key references tasks on delete cascade,
  content bytea not null
);
alter table task_files alter column content set storage external;
insert into task_files (task_id, content) select id, decode(payload ->> 'content', 'base64') from tasks
  where kind = 'uploads.wholeFile' and state in ('queued', 'running');
update tasks set payload = payload - 'content' where kind = 'uploads.wholeFile';
`;
