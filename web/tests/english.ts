// Tests read what the page says: in English, before anything else.

import { makeBundle } from '../src/language/catalogue';
import { language } from '../src/language/language.svelte';
import sources from '../src/language/sources/en';

language.speak('en', makeBundle('en', sources));
