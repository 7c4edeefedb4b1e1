/** Every property is optional, because an ad blocker's stub may lack it. */
interface Window {
  /** Source: https://support.google.com/adsense/answer/9274025 */
  adsbygoogle?: { push?: (request: object) => unknown };
  /** Source: https://developers.google.com/publisher-tag/reference */
  googletag?: {
    cmd?: { push?: (command: () => void) => unknown };
    setConfig?: (config: object) => void;
    pubads?: () => {
      setPrivacySettings?: (settings: { restrictDataProcessing: boolean }) => void;
      addEventListener?: (
        name: 'slotRenderEnded',
        listener: (event: { isEmpty: boolean; slot: { getSlotElementId(): string } }) => void,
      ) => void;
    };
    defineSlot?: (
      unit: string,
      sizes: readonly (readonly [number, number])[],
      id: string,
    ) => {
      addService?: (service: unknown) => unknown;
      setConfig?: (config: object) => void;
    } | null;
    enableServices?: () => void;
    display?: (id: string) => void;
  };
  /** Source: https://developers.google.com/tag-platform/gtagjs/reference */
  dataLayer?: unknown[];
}
