/** The style of the provider's pages; no script, and no font or picture from elsewhere. */
export const STYLE = `
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 40px 16px; background: radial-gradient(circle at 75% 0, #1c7d92, #0a4656 60%, #083744);
  font: 14px/20px "Inter Variable", Inter, "Segoe UI", "DejaVu Sans", sans-serif; color: #17222a; }
main { max-width: 440px; margin: 0 auto; padding: 28px 32px 20px; border-radius: 12px; background: #fff;
  box-shadow: 0 18px 50px #0006; }
header { display: flex; align-items: center; gap: 12px; padding-bottom: 18px; border-bottom: 1px solid #e8edef; }
header strong, header span { display: block; }
header span, .client { color: #586871; font-size: 12.5px; }
.star { width: 36px; height: 36px; padding: 5px; border-radius: 8px; background: #0b6577; color: #d9eef2; }
h1 { margin-top: 20px; font-size: 22px; line-height: 28px; }
h2 { margin: 26px 0 8px; font-size: 12px; font-weight: 600; color: #586871; }
label { display: block; margin: 14px 0 4px; font-weight: 600; font-size: 13px; }
input { width: 100%; height: 40px; padding: 0 12px; border: 1px solid #93a3aa; border-radius: 8px; font: inherit; }
input:focus-visible, button:focus-visible { outline: 2px solid #0b6577; outline-offset: 1px; }
button { font: inherit; color: inherit; cursor: pointer; border: 0; background: none; border-radius: 8px; }
.primary { width: 100%; height: 40px; margin-top: 18px; background: #0b6577; color: #fff; font-weight: 600; }
.primary:hover { background: #094f5e; }
.quiet { width: 100%; height: 36px; margin-top: 8px; color: #43525b; }
.quiet:hover, li button:hover { background: #f1f8f9; }
[role=alert] { margin-top: 14px; padding: 9px 12px; border-radius: 8px; background: #fceae7; color: #9e2b21; }
ul { padding: 0; list-style: none; border: 1px solid #e8edef; border-radius: 10px; overflow: hidden; }
li + li { border-top: 1px solid #e8edef; }
li button { display: grid; grid-template-columns: 34px 1fr; column-gap: 12px; width: 100%; padding: 8px 12px;
  border-radius: 0; text-align: left; }
li b { font-weight: 600; font-size: 13px; }
li span { grid-column: 2; color: #586871; font-size: 12px; line-height: 16px; }
li i { grid-row: 1 / 3; align-self: center; width: 34px; height: 34px; border-radius: 50%; background: #e1f1f4;
  color: #0a5e6f; font-weight: 600; font-size: 12px; font-style: normal; line-height: 34px; text-align: center; }
`;
