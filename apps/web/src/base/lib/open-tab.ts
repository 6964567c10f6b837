import { nativeApp } from '#base/native/app.ts';
import { appFeature } from '#base/native/feature.ts';

/** Opens an address in a tab of its own, which learns nothing of this one; inside the app in the phone's browser. */
export function openTab(address: string | undefined): void {
  if (!address) {
    console.log('The URL does not exist');
    return;
  }
  if (!isWebAddress(address)) return;
  const app = nativeApp();
  if (app) appFeature(app, 'openBrowser')?.(new URL(address, location.href).href);
  else window.open(address, '_blank', 'noopener,noreferrer');
}

/** Only what a browser fetches over the web: nothing that it would run or read from the disk. */
function isWebAddress(address: string): boolean {
  try {
    const { protocol, username } = new URL(address, location.href);
    return (protocol === 'https:' || protocol === 'http:') && username === '';
  } catch {
    return false;
  }
}
