import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './cards/cards.css';
import { ownLanguage, startLanguage } from './language/choose';
import { language } from './language/language.svelte';
import { navigation } from './navigation.svelte';
import { getGames } from './net/api';
import { missPiece } from './newer';
import { fetchScreen } from './screens';
import { saveSettings } from './settings.svelte';
import { afterPaint } from './afterPaint';

saveSettings();
addEventListener('vite:preloadError', () => void missPiece());
// The games and the screen are fetched beside the messages, not after them.
language.code = ownLanguage();
const games = getGames().catch(() => undefined);
void fetchScreen(navigation.route.page);
// Show nothing before its messages are loaded. The games come at about the same time: to wait for them a little is
// quicker than to draw the first page twice.
await startLanguage();
await Promise.race([games, new Promise((patience) => setTimeout(patience, 150))]);
mount(App, { target: document.getElementById('app')! });
afterPaint(() => void import('./ui/unfold'));
if (import.meta.env.PROD) afterPaint(keepForOffline);

/** So that the page opens without the server. Only where a browser allows it: on this machine, and over TLS. */
async function keepForOffline(): Promise<void> {
  try {
    await navigator.serviceWorker?.register('/sw.js');
    const worker = (await navigator.serviceWorker?.ready)?.active;
    // what was fetched before there was a worker
    worker?.postMessage(performance.getEntriesByType('resource').map((one) => one.name));
  } catch {
    // the page works without
  }
}
