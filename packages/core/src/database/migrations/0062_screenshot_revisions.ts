/** Which content of its file in the repository a screenshot shows. */
export const screenshotRevisions = /* sql */ `
alter table screenshots add column revision text not null default '';
`;
