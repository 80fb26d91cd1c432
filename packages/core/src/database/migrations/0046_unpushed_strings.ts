/**
 * What was committed here and is not in the upstream branch yet, string by string: whatever becomes of the commits, the
 * texts are known with their authors, and with what the file said before. A branch also knows what upstream had when it
 * last stood on it, so that a rewritten history is noticed.
 */
export const unpushedStrings = /* sql */ `
create table unpushed_strings (
  unit_id bigint primary key references units on delete cascade,
  translation_id int not null,
  author_id int not null,
  target text[] not null,
  state smallint not null,
  base_target text[],
  base_state smallint,
  made timestamptz not null
);
create index unpushed_strings_translation on unpushed_strings (translation_id);
alter table components add column upstream_revision text;
alter table components add column merge_conflicts text not null default 'upstream';
`;
