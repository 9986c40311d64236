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

/** What a proxy answers for a server that is away. */
const AWAY = [502, 503, 504];

/** The page is the same at every address; other addresses that are opened are files. */
const isPage = (answer) => answer.ok && answer.headers.get('content-type')?.startsWith('text/html');

async function page(request) {
  const kept = await caches.open(KEPT);
  const old = await kept.match('/');
  try {
    const fresh = await fetch(request);
    if (old && AWAY.includes(fresh.status)) return old;
    if (isPage(fresh)) await keep(kept, old, fresh).catch(() => undefined); // the storage may be full
    return fresh;
  } catch (error) {
    if (old) return old;
    throw error;
  }
}

/** When a new page is there, what belonged to the old one goes. */
async function keep(kept, old, fresh) {
  const [before, now] = await Promise.all([old?.clone().text(), fresh.clone().text()]);
  if (before === now) return;
  await kept.put('/', fresh.clone());
  for (const one of await kept.keys()) if (new URL(one.url).pathname !== '/') await kept.delete(one);
}

/** A file named after its content never changes. */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone()).catch(() => undefined); // the storage may be full
  return fresh;
}
