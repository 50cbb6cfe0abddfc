const api = 'apps/api/src';
const modules = `${api}/modules`;
const schemas = 'packages/contract/src/schemas';
const decoder = `${api}/services/pictures/decoder`;
const readable = `${api}/services/pictures/readable`;
const chat = `${modules}/chat/chat.test.ts`;
const costly = `${api}/http/limits/costlyReads.test.ts`;

/** How much, how often, of what kind. */
export const limitFaults = [
  {
    file: `${modules}/chat/chat.events.ts`,
    line: 'const MESSAGE_RATE = { max: 20, windowMs: 10_000 };',
    changed: 'const MESSAGE_RATE = { max: 21, windowMs: 10_000 };',
    tests: [chat],
  },
  {
    file: `${modules}/chat/chat.events.ts`,
    line: 'if (actor === null) throw sessionInvalid();',
    changed: 'if (actor === null) return { ok: true };',
    tests: [chat],
  },
  {
    file: `${api}/live/connectionLimits.ts`,
    line: 'const PACKETS = { max: 300, maxOfAddress: 18_000, timesOfRange: 2, windowMs: 10_000 };',
    changed:
      'const PACKETS = { max: 3_000, maxOfAddress: 18_000, timesOfRange: 2, windowMs: 10_000 };',
    tests: [`${api}/live/connectionLimits.test.ts`, chat],
  },
  {
    file: `${api}/live/connectionLimits.ts`,
    line:
      'const isFull = countsOf(request).some(({ counts, times }) => ' +
      'counts.open >= max * times);',
    changed:
      'const isFull = countsOf(request).some(({ counts, times }) => ' +
      'counts.open > max * times);',
    tests: [`${api}/live/connectionLimits.test.ts`],
  },
  {
    file: `${api}/live/connectionLimits.ts`,
    line: "websocket.removeAllListeners('message').pause();",
    changed: "websocket.removeAllListeners('message');",
    tests: [`${api}/live/frameLimits.test.ts`],
  },
  {
    file: `${api}/live/index.ts`,
    line: 'refuseTakingOver(io);',
    changed: '',
    tests: [`${api}/live/frameLimits.test.ts`],
  },
  {
    file: `${api}/live/eventListener.ts`,
    line: 'if (here === null || hasExpired(socket, context))',
    changed: 'if (false)',
    tests: [`${api}/live/tokenLifetime.test.ts`],
  },
  {
    file: `${api}/live/eventListener.ts`,
    line: 'const read = here?.allowed ? readBody(handler.schema, body) : null;',
    changed: 'const read = readBody(handler.schema, body);',
    tests: [`${modules}/chat/unreadEvents.test.ts`],
  },
  {
    file: `${schemas}/values.ts`,
    line: '.max(LOOKED_AT * max, { error: tooLong, abort: true })',
    changed: '',
    tests: [`${schemas}/longTexts.test.ts`],
  },
  {
    file: `${api}/http/multipart.ts`,
    line: 'readNoFurther(request);',
    changed: '',
    tests: [`${api}/http/multipart.test.ts`],
  },
  {
    file: `${api}/http/limits/rates.ts`,
    line: 'search: { max: 120, windowMs: 60_000 },',
    changed: 'search: { max: 1_200, windowMs: 60_000 },',
    tests: [costly],
  },
  {
    file: `${api}/http/limits/rates.ts`,
    line: 'listPart: { max: 1_024, windowMs: 60_000 },',
    changed: 'listPart: { max: 10_240, windowMs: 60_000 },',
    tests: [costly],
  },
  {
    file: `${api}/http/limits/callTurns.ts`,
    line: 'if (!TAKE_TURNS.has(rate)) return Promise.resolve(false);',
    changed: 'if (TAKE_TURNS.has(rate)) return Promise.resolve(false);',
    tests: [`${api}/http/limits/callTurns.test.ts`],
  },
  {
    file: `${api}/http/limits/costlyReads.ts`,
    line: "await takeOfClass(counting, 'listPart', request, PARTS_AHEAD);",
    changed: "await takeOfClass(counting, 'listPart', request, 0);",
    tests: [costly],
  },
  {
    file: `${api}/db/keyset.ts`,
    line: 'const PAGE_BYTES = 512 * 1024;',
    changed: 'const PAGE_BYTES = 51_200 * 1024;',
    tests: [`${modules}/longPages.test.ts`, `${api}/db/keyset.test.ts`],
  },
  {
    file: `${api}/http/clientAddress.ts`,
    line: "return /^(http|ws)$/i.test(said!.trim()) && trust(socket.remoteAddress ?? '', 0);",
    changed: 'return /^(http|ws)$/i.test(said!.trim()) && socket.remoteAddress !== undefined;',
    tests: [`${api}/http/tlsOnly.test.ts`],
  },
  {
    file: `${api}/http/tlsOnly.ts`,
    line: "if (!isPage) throw forbidden('This is answered over https only.');",
    changed: "if (url === '') throw forbidden('This is answered over https only.');",
    tests: [`${api}/http/tlsOnly.test.ts`],
  },
  {
    file: `${api}/http/site/site.ts`,
    line: "dotfiles: 'ignore',",
    changed: '',
    tests: [`${api}/http/site/site.test.ts`, `${modules}/hostilePages.test.ts`],
  },
  {
    file: `${api}/http/limits/rates.ts`,
    line: "page: { max: 3_000, windowMs: 60_000, by: 'address' },",
    changed: "page: { max: 30_000, windowMs: 60_000, by: 'address' },",
    tests: [`${api}/http/site/site.test.ts`],
  },
  {
    file: `${api}/http/docs/openApi.ts`,
    line: "docs.addHook('onRequest', (request) => takeOfClass(context, 'file', request));",
    changed: '',
    tests: [`${api}/http/docs/serveDocs.test.ts`],
  },
  {
    file: `${api}/http/docs/keptAnswers.ts`,
    line: 'kept.set(key, packed);',
    changed: '',
    tests: [`${api}/http/docs/serveDocs.test.ts`],
  },
  {
    file: `${api}/http/jsonBodies.ts`,
    line: "const parse = app.getDefaultJsonParser('remove', 'remove');",
    changed: "const parse = app.getDefaultJsonParser('ignore', 'ignore');",
    tests: [`${modules}/hostileInput.test.ts`],
  },
  {
    file: `${api}/services/pictures/pictureAddresses.ts`,
    line: 'if (until <= seconds()) return false;',
    changed: '',
    tests: [`${api}/services/pictures/pictureAddresses.test.ts`],
  },
  {
    file: `${api}/services/pictures/keepPicture.ts`,
    line: 'if (!(await removal.removeWhereGone(kept, fileNames))) return kept;',
    changed: 'return kept;',
    tests: [`${api}/services/pictures/deletedMeanwhile.test.ts`],
  },
  {
    file: `${readable}/pictureRefusal.ts`,
    line: 'export const MAX_PIXELS = 33_000_000;',
    changed: 'export const MAX_PIXELS = 330_000_000;',
    tests: [`${api}/services/uploads.test.ts`, `${readable}/stillAvif.test.ts`],
  },
  {
    file: `${readable}/stillAvif.ts`,
    line: "if (property.type === 'clap') throw new Error('a part is cut out');",
    changed: '',
    tests: [`${readable}/stillAvif.test.ts`],
  },
  {
    file: `${readable}/stillAvif.ts`,
    line: 'if (2 * pixels * channels * depth > MAX_HELD_BYTES) throw tooMuchColour();',
    changed: 'if (2 * pixels * channels > MAX_HELD_BYTES * depth) throw tooMuchColour();',
    tests: [`${readable}/stillAvif.test.ts`],
  },
  {
    file: `${readable}/assertAffordable.ts`,
    line: 'if (pages > MAX_FRAMES) throw tooManyFrames();',
    changed: '',
    tests: [`${readable}/readyToDecode.test.ts`],
  },
  {
    file: `${readable}/assertAffordable.ts`,
    line: 'assertSides({ width, height: pageHeight });',
    changed: '',
    tests: [`${readable}/readyToDecode.test.ts`],
  },
  {
    file: `${readable}/readyToDecode.ts`,
    line: 'if (count > MAX_FRAMES) throw tooManyFrames();',
    changed: '',
    tests: [`${readable}/readyToDecode.test.ts`],
  },
  {
    file: `${api}/services/pictures/encodePicture.ts`,
    line: 'const ignoreIcc = metadata.icc !== undefined && isInSteps(metadata.icc);',
    changed: 'const ignoreIcc = false;',
    tests: [`${readable}/readyToDecode.test.ts`],
  },
  {
    file: `${decoder}/decoders.ts`,
    line: "env: { MALLOC_ARENA_MAX: '2' },",
    changed: 'env: process.env,',
    tests: [`${decoder}/decoders.test.ts`],
  },
  {
    file: `${readable}/avifItems.ts`,
    line: 'left -= items.length;',
    changed: '',
    tests: [`${readable}/stillAvif.test.ts`],
  },
  {
    file: `${readable}/av1Frames.ts`,
    line: 'headers += 1;',
    changed: '',
    tests: [`${readable}/stillAvif.test.ts`],
  },
  {
    file: `${readable}/pngChunks.ts`,
    line: 'KEPT.has(type) &&',
    changed: '',
    tests: [`${readable}/readyToDecode.test.ts`],
  },
  {
    file: `${schemas}/marks.ts`,
    line: 'if (UNSEEN.test(sign)) return true;',
    changed: '',
    tests: [`${schemas}/marks.test.ts`],
  },
  {
    file: `${schemas}/values.ts`,
    line: 'const writtenText = (text: string): string => withoutStacks(visibleText(text));',
    changed: 'const writtenText = (text: string): string => visibleText(text);',
    tests: [`${schemas}/marks.test.ts`],
  },
  {
    file: `${schemas}/chat.ts`,
    line: 'const CHAT_MESSAGE_MAX = 2_000;',
    changed: 'const CHAT_MESSAGE_MAX = 2_001;',
    tests: [chat],
  },
  {
    file: `${schemas}/posts.ts`,
    line: 'const COMMENT_MAX = 2_000;',
    changed: 'const COMMENT_MAX = 20_000;',
    tests: [`${modules}/posts/clubPosts.test.ts`, `${schemas}/schemas.test.ts`],
  },
];
