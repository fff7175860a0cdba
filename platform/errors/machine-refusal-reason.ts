/**
 * Returns a message for the operator if the machine refused something, such as a port or a file. Returns null for any
 * other error.
 */
export function machineRefusalReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') return listenRefusalReason(error);
  const place = path === undefined ? '' : ` ${path}`;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `This user may not use${place || ' what it needs'}: ${error.message}. Give it the right, or another folder.`;
    case 'EROFS':
      return `The disk of${place || ' a folder'} is read-only: ${error.message}. Give a folder that can be written to.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: ${error.message}. Make room, and try again.`;
    case 'EMFILE':
    case 'ENFILE':
      return `No file handles are left: ${error.message}. Raise the limit: LimitNOFILE= of the unit, or ulimit -n.`;
    default:
      return null;
  }
}

function listenRefusalReason(error: NodeJS.ErrnoException & { port?: number; address?: string }): string {
  const { code, port, address } = error;
  const refused = `Port ${port ?? '?'} of ${address ?? 'this machine'} cannot be opened`;
  if (code === 'EADDRINUSE')
    return `${refused}: it is in use, perhaps by another copy of Bellbird. Choose another port, or stop that copy.`;
  if (code === 'EACCES') return `${refused}: this user may not. Choose a port above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${refused}: this machine has no such address. See BELLBIRD_HOST.`;
  return `${refused}: ${error.message}.`;
}
