/** Records of unlisted acts that name a person, to be forgotten when the person is. */
export const recordsOfPeople = /* sql */ `
create index changes_unlisted_people on changes ((details->>'user')) 
  where action >= 1000 and details->>'user' is not null;
`;
