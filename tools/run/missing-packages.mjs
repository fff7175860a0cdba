/**
 * Returns the folders of packages that are still missing. `wanted` and `installed` are the `packages` of two lock
 * files.
 * Packages for other systems are marked as optional and may be missing.
 */
export function whichAreMissing(wanted, installed, { forTests }) {
  return Object.entries(wanted)
    .filter(([place, { version, dev, optional, devOptional, peer }]) => {
      if (place === '' || (dev && !forTests)) return false;
      const found = installed[place];
      return found ? found.version !== version : !(optional || devOptional || peer);
    })
    .map(([place]) => place);
}
