import { replacePermanently } from './replace-permanently.ts';

/**
 * Removes WebRTC from the frame's own document. WebRTC contacts hosts that the frame's policy does
 * not list, and no CSP directive blocks it in browsers (Chromium 156 ignores `webrtc 'block'`). A
 * frame within the frame still has it: see docs/contracts/slot-frame.md.
 */
export function removeWebRtc(): void {
  replacePermanently(window, { RTCPeerConnection: undefined, webkitRTCPeerConnection: undefined });
}
