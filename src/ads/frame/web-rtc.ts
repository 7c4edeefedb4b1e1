import { hold } from './hold.ts';

/**
 * Takes WebRTC away from the frame's own document. It contacts hosts that the policy of the frame does
 * not name, and browsers know no directive against it (Chromium 156 ignores `webrtc 'block'`). A frame
 * within the frame has it still: see docs/contracts/slot-frame.md.
 */
export function removeWebRtc(): void {
  hold(window, { RTCPeerConnection: undefined, webkitRTCPeerConnection: undefined });
}
