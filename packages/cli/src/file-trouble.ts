/** What the operating system says about files, in plain words. */

const IN_WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

/** Completes "the file cannot be read: …". */
export function troubleWith({ code, message }: NodeJS.ErrnoException): string {
  return (code !== undefined && IN_WORDS[code]) || message;
}
