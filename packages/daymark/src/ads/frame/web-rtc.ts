import { replacePermanently } from './replace-permanently.ts';

/**
 * Removes WebRTC from the frame's document. WebRTC can contact hosts that the frame's CSP does not
 * list, and no CSP directive blocks WebRTC in browsers (Chromium 156 ignores `webrtc 'block'`). A
 * nested frame still has WebRTC: see docs/contracts/slot-frame.md.
 */
export function removeWebRtc(): void {
  replacePermanently(window, { RTCPeerConnection: undefined, webkitRTCPeerConnection: undefined });
}
