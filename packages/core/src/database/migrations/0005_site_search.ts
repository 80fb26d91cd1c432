/**
 * Search for parts of names: every three letters in a row are indexed, by means that every PostgreSQL has. (The
 * extension pg_trgm does the same, but is not installed everywhere, and cannot be by everybody.)
 */
export const siteSearch = `
create function trigrams(text) returns text[] language sql immutable strict parallel safe as
  $$ select coalesce(array_agg(distinct substr(t, i, 3)), '{}') from lower($1) t, generate_series(1, length(t) - 2) i $$;

create index projects_trigrams on projects using gin (trigrams(name || ' ' || slug));
create index components_trigrams on components using gin (trigrams(name || ' ' || slug));
create index components_by_name on components (name, id);
create index users_trigrams on users using gin (trigrams(username || ' ' || full_name));
`;
