/**
 * What every answer says about itself. Two purposes: the page may run only what it brought along, and the browser isolates it
 * from other pages (COOP, COEP), which is the condition for threads that share memory.
 */
import { secureHeaders } from 'hono/secure-headers';

const SELF = "'self'";
const NONE = "'none'";

/** Tools that the page never uses, taken from any script that might find a way into it. */
const UNUSED = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

export const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: [SELF],
    scriptSrc: [SELF, "'wasm-unsafe-eval'"],
    styleSrc: [SELF],
    imgSrc: [SELF, 'data:'],
    workerSrc: [SELF],
    objectSrc: [NONE],
    baseUri: [NONE],
    formAction: [SELF],
    frameAncestors: [NONE],
  },
  crossOriginEmbedderPolicy: 'require-corp',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: Object.fromEntries(UNUSED.map((feature) => [feature, false])),
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // For whoever ends TLS in front of us to say: this server speaks plain HTTP, where the header means nothing.
  strictTransportSecurity: false,
});
