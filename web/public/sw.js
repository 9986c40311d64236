// The service worker. While the server answers, everything comes from it; when it does not, the page
// still opens from what was kept, and says so.

const KEPT = 'boneace';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (isAsset(address)) event.respondWith(asset(event.request));
});

// The first visit fetches its files before this worker runs, and then names them.
self.addEventListener('message', (event) => {
  const assets = event.data.filter((address) => isAsset(new URL(address)));
  event.waitUntil(Promise.all(assets.map((address) => asset(new Request(address)).catch(() => undefined))));
});

const isAsset = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/assets/');

/** The page is the same at every address. When a new one is there, what belonged to the old one goes. */
async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const [before, now] = await Promise.all([kept.match('/').then((old) => old?.text()), fresh.clone().text()]);
      if (before !== now) {
        for (const old of await kept.keys()) await kept.delete(old);
        await kept.put('/', fresh.clone());
      }
    }
    return fresh;
  } catch (error) {
    const old = await kept.match('/');
    if (old) return old;
    throw error;
  }
}

/** A file named after its content never changes. */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}
