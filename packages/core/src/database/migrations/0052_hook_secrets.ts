/**
 * What services of a project's repositories prove to know, and which notifications came just now. The address for git is
 * no column any more: it follows from the path.
 */
export const hookSecrets = /* sql */ `
create table hook_secrets (
  project_id int primary key references projects on delete cascade,
  secret bytea not null
);

create table hook_deliveries (
  digest bytea primary key,
  received timestamptz not null default now()
);
create index hook_deliveries_received on hook_deliveries (received);

alter table components drop column git_export;
`;
