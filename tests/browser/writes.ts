import type { Page } from '@playwright/test';

/**
 * Records every attempt, successful or not, of pages loaded after this call to store data.
 * @returns a function that returns the attempts of the current page so far
 */
export async function recordWrites(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const writes: string[] = [];
    const watch = (place: object, name: string) => {
      const original = Reflect.get(place, name);
      const watching = function (this: unknown, ...values: unknown[]) {
        writes.push(`${name} ${values.map(String)}`);
        return Reflect.apply(original, this, values);
      };
      Object.defineProperty(place, name, { value: watching });
    };
    watch(Storage.prototype, 'setItem');
    watch(IDBFactory.prototype, 'open');
    watch(CacheStorage.prototype, 'open');
    watch(CookieStore.prototype, 'set');
    watch(ServiceWorkerContainer.prototype, 'register');
    Object.defineProperty(document, 'cookie', {
      get: () => '',
      set: (value) => writes.push(`cookie ${value}`),
    });
    Object.assign(window, { writesOfTest: writes });
  });
  return () => page.evaluate(() => Array.from(Reflect.get(window, 'writesOfTest'), String));
}
