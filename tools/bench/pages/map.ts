import './tree-bridge.ts';

// The program's modules read the bridge when they are loaded.
await import('./map-screen.tsx');
