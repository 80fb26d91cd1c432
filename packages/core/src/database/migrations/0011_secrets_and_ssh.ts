/**
 * Secrets at rest: credentials of repositories leave their addresses and are sealed (see `components/sealing.ts`, as SQL
 * has no key), and keys of ssh.
 */
import { hostKeys } from "./0011_host_keys.ts";

export const secretsAndSsh = `
create table secret_check (
  only_row boolean primary key default true check (only_row),
  sealed bytea not null
);

alter table components add column repo_credentials bytea;
alter table components add column push_credentials bytea;
create index components_unsealed on components (id)
  where repo ~* '^(https?://|ssh://[^/?#@:]*:)[^/?#]*@' or push ~* '^(https?://|ssh://[^/?#@:]*:)[^/?#]*@';

create table ssh_keys (
  project_id integer references projects on delete cascade,
  owner integer generated always as (coalesce(project_id, 0)) stored primary key,
  public_key text not null,
  private_key bytea not null,
  created timestamptz not null default now()
);

create table ssh_hosts (
  host text not null,
  type text not null,
  key text not null,
  shipped boolean not null default false,
  confirmed_by integer references users on delete set null,
  created timestamptz not null default now(),
  primary key (host, type)
);
insert into ssh_hosts (host, type, key, shipped) values
${hostKeys.map(([host, type, key]) => `  ('${host}', '${type}', '${key}', true)`).join(",\n")};
`;
