import './tree-bridge.ts';

// The program's modules take the bridge as soon as they are loaded.
await import('./map-screen.tsx');
