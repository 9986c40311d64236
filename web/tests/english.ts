// Before each file: tests read what the page says in English, with French cards. Files share one
// process, so what one has set is put back here.

import book from '../../src/boneace/languages/en/web/book.ftl';
import friends from '../../src/boneace/languages/en/web/table.ftl';
import { setDeck } from '../src/cards/deck.svelte';
import { makeBundle } from '../src/language/catalogue';
import { language } from '../src/language/language.svelte';
import sources from '../src/language/sources/en';

language.speak('en', makeBundle('en', [...sources, book, friends]));
setDeck('french');
