import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './cards/cards.css';
import { ownLanguage, startLanguage } from './language/choose';
import { language } from './language/language.svelte';
import { getGames } from './net/api';
import { saveSettings } from './settings.svelte';

saveSettings();
// Every screen needs the games: they are fetched beside the messages, not after them.
language.code = ownLanguage();
getGames().catch(() => undefined);
// Show nothing before its messages are loaded.
await startLanguage();
mount(App, { target: document.getElementById('app')! });
// Only where a browser allows it: on this machine, and over TLS.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
