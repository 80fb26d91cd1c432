/** Internal repository addresses: `dragoman://project/component` shares the repository of another component. */

export interface InternalAddress {
  readonly project: string;
  /** With categories. */
  readonly path: string;
}

const pattern = /^(?:dragoman|weblate):\/\/([^/]+)\/(.+?)\/*$/i;

export const isInternal = (repo: string): boolean => /^(?:dragoman|weblate):/i.test(repo);

export const parseInternal = (repo: string): InternalAddress | undefined => {
  const [, project, path] = pattern.exec(repo) ?? [];
  return project === undefined || path === undefined ? undefined : { project, path: path.replaceAll("%2F", "/") };
};

export const internalAddress = (project: string, path: string): string => `dragoman://${project}/${path}`;
