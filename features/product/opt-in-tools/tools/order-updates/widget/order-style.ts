/** The map above the text. */
export const ORDER_STYLE = `
.map { width: 100%; height: 110px; flex: none; stroke: none; }
.land { fill: #eaf3ff; }
.street { fill: none; stroke: #fff; stroke-width: 9; }
.way { fill: none; stroke: #3b55e6; stroke-width: 4; stroke-dasharray: 2 8; }
.from { fill: #fff; stroke: #3b55e6; stroke-width: 4; }
.pin { fill: #c02626; }
`;
