import type { Faults } from './fault.ts';

/** Malicious creatives (the content of ads): they fill the slot, and try to control the page. */
export const maliciousCreatives: Faults = {
  'navigates-the-page': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const away = `${kit.origin}/landing`;
      for (const go of [
        () => {
          if (top) top.location.href = away;
        },
        () => parent.location.replace(away),
        () => open(away, '_top'),
      ])
        try {
          go();
        } catch {
          // The browser must throw an error for this read.
        }
    },
    reports: [/Unsafe attempt to initiate navigation/],
  },
  'navigates-itself': {
    state: 'failed',
    play: (kit) => {
      kit.fillAll();
      const own = parent === top ? window : parent;
      own.location.href = `${kit.origin}/landing`;
    },
    reports: [/Framing .* violates/],
  },
  'reads-the-page': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const pages = [parent, parent.parent, top];
      const reads: Record<string, (page: Window) => unknown> = {
        title: (page) => page.document.title,
        text: (page) => page.document.body.textContent,
        cookie: (page) => page.document.cookie,
        storage: (page) => JSON.stringify(page.localStorage),
        address: (page) => page.location.href,
        global: (page) => Reflect.get(page, 'document'),
      };
      for (const page of pages)
        for (const [what, read] of Object.entries(reads))
          try {
            if (page && page !== window && page.origin !== 'null') kit.report(what, read(page));
          } catch {
            // The browser must throw an error for this read.
          }
    },
  },
  'reads-storage': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const reads: Record<string, () => unknown> = {
        cookie: () => document.cookie,
        local: () => localStorage.getItem('consent'),
        session: () => sessionStorage.length || '',
      };
      for (const [what, read] of Object.entries(reads))
        try {
          const value = read();
          if (value) kit.report(what, value);
        } catch {
          // The browser must throw an error for this read.
        }
    },
  },
  'floods-storage': {
    isVariant: true,
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const piece = 'x'.repeat(100_000);
      for (let count = 0; count < 100; count += 1)
        try {
          Reflect.set(document, 'cookie', `flood${count}=${piece.slice(0, 4_000)}; path=/`);
          localStorage.setItem(`flood${count}`, piece);
          sessionStorage.setItem(`flood${count}`, piece);
        } catch {
          // The browser must throw an error for this read.
        }
    },
  },
  'floods-messages': {
    state: 'filled',
    isBusy: true,
    play: (kit) => {
      kit.fillAll();
      const own = [
        { state: 'empty' },
        { state: 'heavy' },
        { state: 'filled', bannerId: 104 },
        { slot: { bannerId: 101, width: 9_999, height: 9_999 } },
        { beat: 1 },
        'consent',
        null,
      ];
      let sent = 0;
      setInterval(() => {
        for (let count = 0; count < 10; count += 1) {
          sent += 1;
          for (const page of [parent, parent.parent])
            page.postMessage(own[sent % own.length], '*', [new MessageChannel().port1]);
        }
      }, 10);
    },
  },
  'opens-windows': {
    state: 'filled',
    needsFullBrowser: true,
    play: (kit) => {
      kit.fillAll();
      setInterval(() => open(`${kit.origin}/landing`), 200);
    },
  },
  alerts: {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      setTimeout(() => {
        alert('Congratulations');
        confirm('Leave?');
        print();
      });
    },
    reports: [/Ignored call to '(?:alert|confirm|print)\(\)'/],
  },
  'floods-history': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      let count = 0;
      setInterval(() => {
        count += 1;
        if (count > 50) return;
        history.pushState({ count }, '');
        history.replaceState({ count }, '');
        history.go(-1);
        navigation.navigate(`#${count}`);
        navigation.back();
      }, 20);
    },
  },
};
