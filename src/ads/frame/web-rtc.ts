import { hold } from './hold.ts';

/**
 * Takes WebRTC away from a creative: it contacts hosts that the policy of the frame does not name, and
 * browsers know no directive against it (Chromium 156 ignores `webrtc 'block'`).
 */
export function removeWebRtc(): void {
  hold(window, { RTCPeerConnection: undefined, webkitRTCPeerConnection: undefined });
}
