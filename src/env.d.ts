declare namespace App {
  interface Locals {
    /** The contract, which the endpoints under /v1 answer from. */
    service: import('./api/message.ts').Service;
    /**
     * The request as it stood on the wire, where the lane knows it: a Web `Request`
     * normalises paths, joins field lines and refuses some methods.
     */
    apiRequest?: import('./api/message.ts').ApiRequest;
  }
}

/** The script of every page, bundled once more with that of the reference. */
declare module '*/today.ts?docs';
