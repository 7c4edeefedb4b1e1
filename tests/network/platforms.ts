/*
 * Fakes of consent platforms, based on their documentation: docs/advertising.md lists the sources.
 * Playwright serves the fakes at the real URLs, but only to browsers under test. As in real
 * platforms, the API appears some time after the script, its listeners are called several times,
 * and frames get replies only from the stub of the page.
 */

export interface FakePlatform {
  /** The settings of the platform in `consent.platform`. */
  readonly settings: {
    name: string;
    script: string;
    attributes?: Readonly<Record<string, string>>;
  };
  /** The source of the script. */
  readonly source: string;
}

/** Milliseconds between the script of a platform and its API. */
const DELAY = 300;

/**
 * The API of IAB Europe's TCF, version 2. A listener is called at once, with `tcloaded` for a visitor
 * who has answered on an earlier page (or `visitorAnswer`), otherwise with `cmpuishown`.
 */
const API = `
  const listeners = new Map();
  let answer = window.visitorAnswer ?? JSON.parse(localStorage.getItem('tc-string')) ?? undefined;
  let eventStatus = answer === undefined ? 'cmpuishown' : 'tcloaded';
  let lastId = 0;
  let state = { gdprApplies: true, cmpStatus: 'loaded' };
  const data = (listenerId) => ({
    ...state, ...(state.cmpStatus === 'loaded' && { eventStatus }), listenerId,
    tcString: answer === undefined ? '' : 'a-tc-string-of-' + answer,
    purpose: { consents: { 1: answer === true } }, vendor: { consents: { 755: answer === true } },
  });
  const api = (command, version, callback, parameter) => {
    if (command === 'ping') callback({ ...state, cmpLoaded: true }, true);
    else if (command === 'getTCData') callback(data(), true);
    else if (command === 'addEventListener') {
      listeners.set(++lastId, callback);
      callback(data(lastId), true);
    } else if (command === 'removeEventListener') callback(listeners.delete(parameter), true);
    else callback(null, false);
  };
  const notify = (status) => {
    eventStatus = status;
    for (const [id, callback] of listeners) callback(data(id), true);
  };
  window.answerPlatform = (isGiven) => {
    notify('cmpuishown');
    answer = isGiven;
    localStorage.setItem('tc-string', isGiven);
    notify('useractioncomplete');
  };`;

/** Google's script replaces any API without reading its queue, and then reports CONSENT_API_READY. */
const google = `{${API}
  setTimeout(() => {
    window.__tcfapi = api;
    const run = (entry) => entry.CONSENT_API_READY?.();
    const waiting = window.googlefc.callbackQueue;
    window.googlefc.callbackQueue = { push: run };
    waiting.forEach(run);
  }, ${DELAY});
}`;

/** OneTrust's script finds its account in an attribute. */
const oneTrust = `{${API}
  if (document.querySelector('script[src*="otSDKStub"]').dataset.domainScript)
    setTimeout(() => {
      const waiting = window.__tcfapi?.() ?? [];
      window.__tcfapi = api;
      waiting.forEach((call) => api(...call));
    }, ${DELAY});
}`;

/** InMobi's script expects the stub, which is part of the tag that owners paste. */
const inMobi = `{${API}
  setTimeout(() => {
    const waiting = window.__tcfapi();
    window.__tcfapi = api;
    waiting.forEach((call) => api(...call));
  }, ${DELAY});
}`;

/**
 * A platform that says that the GDPR does not apply until it knows in which country the visitor is.
 */
const hasty = `{${API}
  state = { gdprApplies: false, cmpStatus: 'loading' };
  const waiting = window.__tcfapi();
  window.__tcfapi = api;
  waiting.forEach((call) => api(...call));
  setTimeout(() => {
    state = { gdprApplies: true, cmpStatus: 'loaded' };
    notify(eventStatus);
  }, ${DELAY});
}`;

/**
 * A platform that says that the GDPR does not apply, and that the visitor has opted out of the sale
 * of data. The API for the laws of the US calls each listener at once, and again when its signals
 * are ready.
 */
export const american: FakePlatform = {
  settings: { name: 'American', script: 'https://american.example/gpp.js' },
  source: `{${API}
    state = { gdprApplies: false, cmpStatus: 'loaded' };
    const heard = [];
    let pingData = { gppVersion: '1.1', cmpStatus: 'loading', signalStatus: 'not ready', parsedSections: {} };
    window.__gpp = (command, callback) => {
      if (command === 'addEventListener') heard.push(callback);
      callback({ eventName: 'listenerRegistered', listenerId: heard.length, data: true, pingData }, true);
    };
    const waiting = window.__tcfapi();
    window.__tcfapi = api;
    waiting.forEach((call) => api(...call));
    setTimeout(() => {
      const parsedSections = { usnat: [{ SaleOptOut: 1, SharingOptOut: 1, TargetedAdvertisingOptOut: 1 }, { Gpc: false }] };
      pingData = { ...pingData, cmpStatus: 'loaded', signalStatus: 'ready', applicableSections: [7], parsedSections };
      heard.forEach((callback) => callback({ eventName: 'signalStatus', data: 'ready', pingData }, true));
    }, ${DELAY});
  }`,
};

export const platforms = {
  Google: {
    settings: { name: 'Google', script: 'https://fundingchoicesmessages.google.com/i/pub-1?ers=1' },
    source: google,
  },
  OneTrust: {
    settings: {
      name: 'OneTrust',
      script: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
      attributes: { 'data-domain-script': '0123-abcd' },
    },
    source: oneTrust,
  },
  InMobi: {
    settings: {
      name: 'InMobi CMP',
      script: 'https://cmp.inmobi.com/choice/abcd/www.daymark.example/choice.js?tag_version=V3',
    },
    source: inMobi,
  },
  'that guesses first': {
    settings: { name: 'Hasty', script: 'https://hasty.example/tcf.js' },
    source: hasty,
  },
} satisfies Readonly<Record<string, FakePlatform>>;
