/** The address of the site that a task was asked for at: it stood in the payloads of those that had use for it. */
export const taskSites = `
alter table tasks add column site_url text not null default '';
update tasks set site_url = payload ->> 'siteUrl', payload = payload - 'siteUrl'
  where state in ('queued', 'running') and payload ? 'siteUrl';
`;
