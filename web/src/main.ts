import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './cards/cards.css';
import { startLanguage } from './language/choose';
import { saveSettings } from './settings.svelte';

saveSettings();
// Show nothing before its messages are loaded.
await startLanguage();
mount(App, { target: document.getElementById('app')! });
// Only where a browser allows it: on this machine, and over TLS.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
