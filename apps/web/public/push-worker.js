// Shows push messages and leads to what they are about. It answers no request of a page and keeps no copy of any.

const read = (data) => {
  try {
    return data.json();
  } catch {
    return {};
  }
};

/** Only pages of this site. */
const addressOf = (link) => {
  const address = new URL(typeof link === 'string' ? link : '/', self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin;
};

self.addEventListener('push', (event) => {
  const { title, body, link, kind } = read(event.data);
  if (typeof title !== 'string') return;
  const data = { address: addressOf(link) };
  event.waitUntil(self.registration.showNotification(title, { body, data, icon: '/favicon.svg', tag: `${kind} ${data.address}` }));
});

const open = async (address) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  return there ? await there.focus() : await self.clients.openWindow(address);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});
