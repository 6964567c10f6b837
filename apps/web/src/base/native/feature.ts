import { commonText } from '#base/i18n/current-store.ts';
import { showToast } from '#base/toasts/toasts.ts';
import type { NativeApp } from './app.ts';

/** A feature of the app that hosts the page. An app that is too old for it is told so to its user. */
export function appFeature<Name extends keyof NativeApp>(app: NativeApp, name: Name): NonNullable<NativeApp[Name]> | undefined {
  const feature = app[name];
  if (!feature) showToast('warning', commonText('upgrade_app'));
  return feature ? (feature.bind(app) as NonNullable<NativeApp[Name]>) : undefined;
}
