import type { AnswerOf, ConsentSettings } from '../answer.ts';
import { answerFrom, PLATFORM_API } from './tc-data.ts';

type Platform = Exclude<ConsentSettings['platform'], false>;

let loading: Promise<boolean> | undefined;

/**
 * Loads the consent platform and calls back with each answer that it passes on. One whose script
 * cannot be had, or that has no interface or never answers, has asked nobody.
 */
export async function watchPlatform(
  { platform, vendors }: ConsentSettings,
  tell: (answerOf: AnswerOf) => void,
): Promise<void> {
  if (!platform || !(await load(platform))) return;
  call('addEventListener', (data: unknown, isKnown: unknown) => {
    // Without an answer yet, or with its dialog open again: what was said before holds.
    if (isKnown !== true || !answerFrom(data)) return;
    tell((network) => answerFrom(data, vendors[network]) ?? 'unasked');
  });
}

/** Opens the platform's own choices, if it is there. */
export async function openPlatform({ platform }: ConsentSettings): Promise<void> {
  if (platform && (await load(platform))) call('displayConsentUi', () => {});
}

/** @returns whether the script has come and run */
function load({ script }: Platform): Promise<boolean> {
  loading ??= new Promise((resolve) => {
    const element = document.createElement('script');
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
    element.src = script;
    document.head.append(element);
  });
  return loading;
}

/** Its code is not ours: whatever it throws concerns it alone. */
function call(command: string, callback: (...values: unknown[]) => void): void {
  const api: unknown = Reflect.get(window, PLATFORM_API);
  if (typeof api !== 'function') return;
  try {
    api(command, 2, callback);
  } catch (error) {
    console.warn(`${PLATFORM_API}: ${command}:`, error);
  }
}
