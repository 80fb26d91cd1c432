/** Strings by what is asked of them beside their file: the few source strings that people gave flags. */
export const answers = `
create index units_flagged on units (translation_id) where extra_flags <> '';
`;
