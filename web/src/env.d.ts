/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Whether the gallery is part of this build. */
declare const __GALLERY__: boolean
