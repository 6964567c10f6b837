/** Addresses that must never be followed: each would leave the site, run a script, or be read differently by somebody. */
export const hostileAddresses: readonly string[] = distinct([
  ...foreignAddresses(),
  ...schemes(),
  ...disguisedScripts(),
  ...invisibleCharacters(),
  ...lookalikes(),
  ...encodedPaths(),
  ...loneOddities(),
]);

/** Pieces for generated addresses: what the vectors are made of, and enough harmless text to get past a gate now and then. */
export const addressPieces: readonly string[] = [
  ['/', '/', '/', '//', '\\', '.', '..', '/..', '/./', '?', '#', '@', ':', ';', '&', '=', '%', '+', '~', '[', ']', '|', '<', '"', "'"],
  ['%2f', '%2F', '%5c', '%2e', '%09', '%0d%0a', '%00', '%20', '%25', '%252f', '%c0%af', '%e2%88%95', '%ff', '%u002f'],
  ['\t', '\n', '\r', '\0', ' ', '\u00a0', '\u200b', '\u202e', '\ufeff', '\u2028', '\uff0f', '\uff0e', '\u3002', '\u2215', '\ud800'],
  ['http:', 'https:', 'HTTPS:', 'javascript:', 'JavaScript:', 'data:', 'blob:', 'vbscript:', 'file:', 'peerbourse:', 'java', 'script:'],
  ['evil.example', 'evil', '127.0.0.1', '[::1]', '2130706433', 'peerbourse.example', 'user', ':443', ':8443', 'xn--e-8sb'],
  ['login', 'p2p-trade', 'p2p-trade/user/7', 'de', 'from=', 'coin=BTC', 'a', '1', 'é', '中'],
].flat();

function foreignAddresses(): string[] {
  const hosts = ['evil.example', '127.0.0.1', '[::1]', '2130706433', 'xn--peerbrse-v4a.example', 'peerbourse.example.evil.example'];
  const ways = `//HOST ///HOST ////HOST /////HOST \\\\HOST \\/HOST /\\HOST /\\/HOST /\\\\HOST \\HOST \\/\\/HOST //\\HOST /.//HOST /..//HOST
    /./\\HOST /login//HOST /login/..//HOST /login/..\\\\HOST http://HOST https://HOST HTTP://HOST hTtPs://HOST https:HOST http:HOST https:/HOST
    https:///HOST https:\\\\HOST http:\\HOST //user@HOST //user:word@HOST //peerbourse.example@HOST https://peerbourse.example@HOST
    https://peerbourse.example:word@HOST https://peerbourse.example\\@HOST https://peerbourse.example%40HOST //HOST:443 //HOST:80 https://HOST:8443
    //HOST/login https://HOST/login?from=/ //HOST%2flogin //HOST#/login //HOST?/login /%2f/HOST /%2fHOST /%5cHOST /%5c/HOST %2f%2fHOST %5c%5cHOST
    /%09/HOST /%0a/HOST /%0d/HOST /%00/HOST /%252fHOST ws://HOST wss://HOST ftp://HOST @HOST /@HOST .HOST :HOST ;//HOST ?//HOST #//HOST`;
  return hosts.flatMap((host) => ways.split(/\s+/).map((way) => way.replace('HOST', host)));
}

function schemes(): string[] {
  const bodies =
    `data:text/html,x data:text/html;base64,PHA+ data:,x blob:https://peerbourse.example/0 blob:null/0 vbscript:x vbscript:msgbox(1) file:/etc/passwd
    file:///etc/passwd about:blank about:srcdoc mailto:a@evil.example tel:123 sms:123 intent:x intent://evil.example chrome://settings
    view-source:https://evil.example filesystem:https://evil.example/x jar:https://evil.example!/x livescript:x mocha:x feed:https://evil.example
    ms-settings:x market://details steam://run urn:x ws:evil.example wss:evil.example ftp:evil.example gopher:evil.example javascript:alert(1)
    peerbourse://wallet peerbourse:wallet peerbourse:/wallet peerbourse://javascript:x xpeerbourse://wallet`.split(/\s+/);
  return bodies.flatMap((body) => [body, body.toUpperCase(), alternating(body)]);
}

function disguisedScripts(): string[] {
  const script = 'javascript:alert(1)';
  const breaks = [
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0001',
    '\u001f',
    '%09',
    '%0a',
    '%0d',
    '%00',
    '\u200b',
    '\u00ad',
    '&Tab;',
    '&#9;',
    '/**/',
    '\\u0000',
  ];
  const places = [0, 1, 4, 10, 11];
  const broken = breaks.flatMap((sign) => places.map((place) => script.slice(0, place) + sign + script.slice(place)));
  const once = Array.from(script, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  const tails = ['%0aalert(1)', '//%0aalert(1)', 'alert`1`', '/*', '//peerbourse.example/%0aalert(1)', 'void(0)', '"', '%22', ''];
  return [
    ...broken,
    once,
    once.replaceAll('%', '%25'),
    ...tails.map((tail) => `JavaScript:${tail}`),
    `/login?from=${script}`,
    `/login#${script}`,
  ];
}

/** Characters that browsers drop, trim or show as nothing. */
function invisibleCharacters(): string[] {
  const characters = [
    0x00, 0x01, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b, 0x1f, 0x20, 0x7f, 0x85, 0xa0, 0xad, 0x61c, 0x1680, 0x180e, 0x2000,
  ]
    .concat([
      0x2009, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x202f, 0x205f, 0x2060, 0x2066, 0x3000, 0xfeff,
    ])
    .map((point) => String.fromCharCode(point));
  return characters.flatMap((character) => [
    `${character}/login`,
    `/${character}/evil.example`,
    `/login${character}`,
    `${character}//evil.example`,
    `/lo${character}gin`,
  ]);
}

/** Letters, slashes and dots that look or fold like ours. */
function lookalikes(): string[] {
  const slashes = ['\u2044', '\u2215', '\u29f8', '\uff0f', '\u29f5', '\uff3c', '\ufe68', '\u2571', '\u3033'];
  const dots = ['\u3002', '\uff0e', '\uff61', '\u2024', '\u2025', '\u2026', '\u0701', '\ufe52'];
  const names = [
    'peerbourse\u3002example',
    'p\u0435erbourse.example',
    'peerbour\u0455e.example',
    '\uff50eerbourse.example',
    'peerb\u00f6urse.example',
  ];
  return [
    slashes.flatMap((slash) => [`${slash}${slash}evil.example`, `/${slash}evil.example`, `${slash}login`, `/login${slash}..`]),
    dots.flatMap((dot) => [`/${dot}${dot}/login`, `//evil${dot}example`, `/login${dot}`, `/${dot}/login`]),
    names.flatMap((name) => [`//${name}`, `https://${name}/login`, `https:${name}`, `/${name}`]),
    ['/log\u0456n', '/\uff4cogin', '/lo\u0261in', '/login\u0301', '/\ud835\udcc1ogin', '/LOG\u0130N', '/lo\u017fgin', '/\ud800login'],
  ].flat();
}

function encodedPaths(): string[] {
  return `/%2e%2e/login /%2e/login /.%2e/login /%2E%2E%2Flogin /..%2flogin /..%5clogin /%252e%252e/login /%25252e/login /%6cogin /%6Cogin /log%69n
    /login%2f /login%2f..%2fadmin /login%3ffrom=x /login%23x /login%00 /login%00.html /login%0d%0aSet-Cookie:x=1 /login?a=%0d%0aX:1 /login?a=%00
    /login?a=%0a /login?a=%1b /login?a=%7f /login?a=%5c /login?from=%2f%2fevil.example /login?from=%5c%5cevil.example /login?from=//evil.example
    /login?from=https://evil.example /login?from=https:%2f%2fevil.example /login?a=%6aavascript: /login%20 /%20login /login%09 /%c0%afevil /%c0%ae%c0%ae/login
    /%e0%80%af /%f0%80%80%af /%fc%80%80%80%80%af /%ff /%fe%ff /%c3 /%c3%28 /%ed%a0%80 /login?a=%ff /login?a=%c0%af /login?a=%ed%a0%80 /% /%2 /%zz /%u002f
    /%u2215 /login?% /login?%2 /login?a=%zz /%7elogin /%2flogin /%5clogin /login/%2e /login/%2e%2e /login;/..//x`.split(/\s+/);
}

function loneOddities(): string[] {
  const marks = ['"', '<', '>', '^', '`', '{', '|', '}', '[', ']'];
  return [
    ['', ' ', '.', '..', './login', '../login', 'login', 'login/', '?from=x', '#x', '*', '~', '-', 'null', 'undefined', '[object Object]'],
    marks.flatMap((mark) => [`/login${mark}`, `${mark}/login`, `/login?a=${mark}`]),
    [
      '/admin',
      '/Login',
      '/LOGIN',
      '/login/',
      '/login.',
      '/login/x',
      '/login;a=1',
      '/unknown',
      '/api/v1',
      '/.well-known/x',
      '/login/../admin',
    ],
    [`/${'a'.repeat(3_000)}`, `/login?a=${'a'.repeat(3_000)}`, '/'.repeat(3_000), '/a'.repeat(1_500), `/login${'/..'.repeat(900)}`],
    [
      '/<script>',
      '/login?<script>',
      '/login#<img>',
      '/login?a=\'"><svg>',
      '/login?a={{7*7}}',
      '/${7*7}',
      '/login\r\nLocation: //evil.example',
    ],
  ].flat();
}

function alternating(text: string): string {
  return Array.from(text, (sign, index) => (index % 2 === 0 ? sign.toUpperCase() : sign.toLowerCase())).join('');
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}
