/** Whether this browser can show pushes, may, and does. */
export type PushState = 'unable' | 'blocked' | 'off' | 'on';

const worker = '/push-worker.js';

interface Policies {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: string) => string };
  };
}

let address: string | undefined;

/** The one script that pages may start beside their own; the policy of the site knows it by this name. */
function workerAddress(): string {
  address ??=
    (window as Policies).trustedTypes?.createPolicy('push-worker', { createScriptURL: () => worker }).createScriptURL('') ?? worker;
  return address;
}

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function pushState(): Promise<PushState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) ? 'on' : 'off';
}

export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the person and then the browser. Undefined if either says no. */
export async function subscribeHere(pushKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  } catch {
    return undefined;
  }
}
