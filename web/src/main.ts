import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './cards/cards.css';
import { ownLanguage, startLanguage } from './language/choose';
import { language } from './language/language.svelte';
import { navigation } from './navigation.svelte';
import { getGames } from './net/api';
import { fetchScreen } from './screens';
import { saveSettings } from './settings.svelte';

saveSettings();
// The games and the screen are fetched beside the messages, not after them.
language.code = ownLanguage();
getGames().catch(() => undefined);
void fetchScreen(navigation.route.page);
// Show nothing before its messages are loaded.
await startLanguage();
mount(App, { target: document.getElementById('app')! });
// Only where a browser allows it: on this machine, and over TLS.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
